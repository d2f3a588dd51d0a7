import type { Metadata } from 'next';
import { configuration } from '@/lib/config/configuration';
import { brandFilesOfThisBuild } from '@/lib/pictures/brand-files';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { PAGES, type PagePath } from '@/lib/site/routes';

export const dynamicParams = false;

export function generateStaticParams() {
  return PAGES.filter(({ kind }) => kind === 'screen').map(({ path }) => ({
    emptyScreen: path.slice(1),
  }));
}

interface Props {
  readonly params: Promise<{ readonly emptyScreen: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { emptyScreen } = await params;
  return pageMetadata(configuration, `/${emptyScreen}` as PagePath, await brandFilesOfThisBuild());
}

/** An empty placeholder for a screen of the loan app: only its name is known (PRODUCT rule 12). */
export default function EmptyScreen() {
  return <main />;
}
