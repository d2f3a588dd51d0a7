import { createIsland } from '@/lib/kit/islands';
import * as islands from './registry';

/** The container of an island, on any page: `<Island name="contact" props={…} />`. */
export const Island = createIsland(islands);
