import type { Page } from './read-pages';

/**
 * Puts the content of the body between the comments that turn off Cloudflare's Email Address
 * Obfuscation, which is on by default. It would replace each address by "[email protected]" and add
 * a script that restores it. The page's policy blocks that script, and React would find another
 * page than it expects. React and other hosts ignore the comments.
 */
export function disableEmailObfuscation({ $ }: Page): void {
  $('body').prepend('<!--email_off-->').append('<!--/email_off-->');
}
