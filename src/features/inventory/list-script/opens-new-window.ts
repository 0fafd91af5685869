/** Whether a click on a link opens it in a new tab or window, so that the page leaves it alone. */
export function opensNewWindow(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
}
