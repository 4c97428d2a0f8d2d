/**
 * Shows a list above everything, also outside of a dialog that scrolls. Without support for anchor positioning the
 * list stays in place, right below the field.
 */
export function showInTopLayer(panel: HTMLElement | null): void {
  if (panel === null || !('showPopover' in panel) || !CSS.supports('position-area', 'block-end')) return;
  panel.popover = 'manual';
  panel.showPopover();
}
