/// The tables as they are on disk, and the marks by which we know them as ours.
enum Schema {
    /// `PRAGMA application_id`: "thmb".
    static let applicationID = 0x7468_6d62
    /// `PRAGMA user_version`: grows with every change of the tables, and of the records that callers keep in them.
    static let version = 3

    /// Tables whose key is a path or a hash are stored in its order, so that a sweep reads the file front to back.
    static let creation = """
        BEGIN IMMEDIATE;
        CREATE TABLE texts(
            id INTEGER PRIMARY KEY,
            text TEXT NOT NULL UNIQUE
        ) STRICT;
        CREATE TABLE sources(
            path BLOB NOT NULL PRIMARY KEY,
            size INTEGER NOT NULL,
            modified INTEGER NOT NULL,
            changed INTEGER NOT NULL,
            inode INTEGER NOT NULL,
            content BLOB NOT NULL,
            metadata BLOB NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE renditions(
            source BLOB NOT NULL,
            output BLOB NOT NULL UNIQUE,
            stage TEXT NOT NULL,
            recipe INTEGER NOT NULL REFERENCES texts,
            content BLOB NOT NULL,
            versions INTEGER NOT NULL REFERENCES texts,
            size INTEGER NOT NULL,
            modified INTEGER NOT NULL,
            hash BLOB NOT NULL,
            details BLOB NOT NULL,
            PRIMARY KEY (source, output)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX renditions_by_content ON renditions(content);
        CREATE TABLE failures(
            content BLOB NOT NULL,
            recipe INTEGER NOT NULL REFERENCES texts,
            versions INTEGER NOT NULL REFERENCES texts,
            stage TEXT NOT NULL,
            code TEXT NOT NULL,
            message TEXT NOT NULL,
            PRIMARY KEY (content, recipe, stage)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE documents(
            path BLOB NOT NULL PRIMARY KEY,
            inputs BLOB NOT NULL,
            size INTEGER NOT NULL,
            modified INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        PRAGMA application_id = \(applicationID);
        PRAGMA user_version = \(version);
        COMMIT;
        """
}
