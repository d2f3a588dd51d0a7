import { defaultTreeAdapter } from 'parse5';
import { partOf, type Page } from '../html/html-tree';

/**
 * Puts the content of the body between the comments that turn off Cloudflare's Email Address
 * Obfuscation, which is on by default. It would replace each address by "[email protected]" and add
 * a script that restores it. The page's policy blocks that script, and React would find another
 * page than it expects. React and other hosts ignore the comments.
 */
export function disableEmailObfuscation(page: Page): void {
  const body = partOf(page, 'body');
  body.childNodes.unshift(defaultTreeAdapter.createCommentNode('email_off'));
  defaultTreeAdapter.appendChild(body, defaultTreeAdapter.createCommentNode('/email_off'));
}
