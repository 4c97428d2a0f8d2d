/** Shows an element above an open modal dialog, as a popover; without an open dialog it stays where it is. */
export function raiseOverDialog(element: HTMLElement): void {
  if (!('showPopover' in element) || document.querySelector('dialog[open]') === null) return;
  element.popover = 'manual';
  // Shown again, it comes above a dialog that was opened later.
  if (element.matches(':popover-open')) element.hidePopover();
  element.showPopover();
}
