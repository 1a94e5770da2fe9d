//! Dimensions of the notebook's log.

use super::log;
use crate::page::Unit;

#[test]
fn slots_and_reports_have_room_for_a_pencil() {
    // Text widths of the smallest paper, of Letter and of A4.
    for width in [182.0, 191.9, 186.0].map(Unit) {
        assert!(LOG_SIGN >= Unit(6.0) && LOG_DOTS >= Unit(6.0) && LOG_ROW >= Unit(7.5));
        let [under, over, reports] = behind_slots(width);
        assert!(under.w >= Unit(10.0) && over.w >= Unit(10.0));
        assert!(reports.w >= Unit(45.0), "{}", reports.w);
        assert!((reports.right() - width).abs() < Unit(0.001));
    }
}
