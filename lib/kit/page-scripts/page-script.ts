/** The page script for a site that adds nothing to it. */
import { runPageScript } from './init-page';

runPageScript(false);
