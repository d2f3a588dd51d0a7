import { writeFinishedExport } from '@/lib/kit/export';
import { HOME_PAGE, NOT_FOUND_PAGE, pageAt } from '@/lib/kit/urls';

export async function finishExport(folder: string, rawExport: string) {
  const pages = [HOME_PAGE, NOT_FOUND_PAGE, pageAt('id'), pageAt('about')];
  await writeFinishedExport(folder, rawExport, { pages, islands: { registry: './islands' } });
  return { summary: 'The site is ready.', exitCode: 0 };
}
