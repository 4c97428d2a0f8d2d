/**
 * Lets a list float above everything, also out of a dialog that scrolls. A browser that cannot tie it to its field
 * there leaves it where it stands, right below the field.
 */
export function showOnTop(panel: HTMLElement | null): void {
  if (panel === null || !('showPopover' in panel) || !CSS.supports('position-area', 'block-end')) return;
  panel.popover = 'manual';
  panel.showPopover();
}
