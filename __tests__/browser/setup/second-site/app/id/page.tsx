import { createIsland } from '@/lib/kit/islands';
import * as islands from '../../islands';

const Island = createIsland(islands);

export default function Page() {
  return <Island name="tipCalculator" lang="id" props={{ bill: 'Tagihan', add: 'Tambah 5 %' }} />;
}
