/** The page script for a site that adds nothing to it. */
import { runPageScript } from '../page-scripts';
import { startRecovery } from './load-recovery-script';

runPageScript(false, [startRecovery]);
