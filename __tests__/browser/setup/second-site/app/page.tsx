import { createIsland } from '@/lib/kit/islands';
import * as islands from '../islands';

const Island = createIsland(islands);

export default function Page() {
  return <Island name="tipCalculator" props={{ bill: 'Bill', add: 'Add 5 %' }} />;
}
