/// What stands under a picture of a contact sheet.
package enum SheetCaption: String, Sendable, CaseIterable {
    case none, name, date
}
