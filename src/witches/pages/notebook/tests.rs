//! Dimensions of the notebook's log.

use super::log;
use crate::page::LayoutUnit;

#[test]
fn slots_and_reports_have_room_for_a_pencil() {
    // Text widths of the smallest paper, of Letter and of A4.
    for width in [182.0, 191.9, 186.0].map(LayoutUnit) {
        assert!(LOG_SIGN >= LayoutUnit(6.0) && LOG_DOTS >= LayoutUnit(6.0) && LOG_ROW >= LayoutUnit(7.5));
        let [under, over, reports] = behind_slots(width);
        assert!(under.w >= LayoutUnit(10.0) && over.w >= LayoutUnit(10.0));
        assert!(reports.w >= LayoutUnit(45.0), "{}", reports.w);
        assert!((reports.right() - width).abs() < LayoutUnit(0.001));
    }
}
