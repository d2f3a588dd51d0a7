/**
 * Says at the top of the page that the network has a newer one, which a press loads. The policy of
 * a page allows styles that a script sets one by one.
 */
export function showNotice(text: string): void {
  const notice = document.createElement('div');
  const button = document.createElement('button');
  notice.role = 'alert';
  button.style.cssText = 'width:100%;min-height:44px;font:inherit';
  button.textContent = text;
  button.onclick = () => location.reload();
  notice.append(button);
  document.body.prepend(notice);
}
