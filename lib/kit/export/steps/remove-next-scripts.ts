import { SCRIPTS, type Page } from './read-pages';

/** The hints to load scripts. */
const SCRIPT_HINTS = '[rel=modulepreload], [as=script]';

/** The empty element in which Next's scripts would find its metadata. */
const EMPTY_OUTLET = 'div[hidden]:empty';

/** The comments (nodes of type 8) around what React may load later. Those in islands stay. */
const SUSPENSE_MARK = /^\/?\$$/;

/**
 * Removes all scripts that Next has written into a page, what only they use, and the attributes by
 * which they recognise a style element. The page needs none: the loader starts everything that is
 * interactive.
 */
export function removeNextScripts({ $ }: Page): void {
  $(`${SCRIPTS}, ${SCRIPT_HINTS}, ${EMPTY_OUTLET}`).remove();
  $('body')
    .contents()
    .filter((_, node) => node.nodeType === 8 && SUSPENSE_MARK.test(node.data))
    .remove();
  $('style').removeAttr('data-precedence data-href');
}
