/** The grid's geometry at a width: columns, spacing, inset and the cell's aspect are those of the pipeline, cells scale. */
class Layout {
  constructor(grid, width, count) {
    this.columns = grid.columns;
    this.spacing = grid.spacing;
    this.inset = grid.inset;
    this.rows = Math.ceil(count / grid.columns);
    this.cellWidth = Math.max(1, (width - 2 * grid.inset - grid.spacing * (grid.columns - 1)) / grid.columns);
    this.cellHeight = (this.cellWidth * grid.cell.height) / grid.cell.width;
    /** How much larger a cell is than the pipeline made it. */
    this.zoom = this.cellWidth / grid.cell.width;
    this.height = this.rowTop(this.rows) - (this.rows > 0 ? grid.spacing : 0) + grid.inset;
  }

  rowTop(row) {
    return this.inset + row * (this.cellHeight + this.spacing);
  }

  cellLeft(column) {
    return this.inset + column * (this.cellWidth + this.spacing);
  }

  /** The row at a height, within those there are. */
  rowAt(y) {
    const row = Math.floor((y - this.inset) / (this.cellHeight + this.spacing));
    return Math.min(Math.max(row, 0), Math.max(this.rows - 1, 0));
  }
}
