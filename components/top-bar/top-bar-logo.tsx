import { COMPANY_FIELD_ATTRIBUTE } from '@/lib/config/company';
import type { Site } from '@/lib/content/read-content';
import { deriveTheme } from '@/lib/theme/derive-theme';

interface TopBarLogoProps extends Pick<Site, 'company' | 'palette'> {
  readonly logo: NonNullable<Site['logo']>;
}

/** The company's logo, whose alternative text is the name (PRODUCT rule 15). */
export function TopBarLogo({ logo: { url, width, height }, company, palette }: TopBarLogoProps) {
  return (
    <>
      {/* Not in a style sheet: every page would then contain these rules. */}
      <style href="top-bar-logo" precedence="next">
        {[
          '.top-bar__logo{display:block;block-size:2.5rem;inline-size:auto;max-inline-size:min(14rem,30vw);object-fit:contain;object-position:0;box-sizing:border-box}',
          // Most logos are drawn for a light ground.
          `@media (prefers-color-scheme:dark){.top-bar__logo{padding:.25rem .5rem;border-radius:.5rem;background:${deriveTheme(palette).light.background}}}`,
        ].join('')}
      </style>
      {/* eslint-disable-next-line @next/next/no-img-element -- The export has no image server. */}
      <img
        className="top-bar__logo"
        src={url}
        width={width}
        height={height}
        alt={company.name}
        {...{ [COMPANY_FIELD_ATTRIBUTE]: 'name' }}
      />
    </>
  );
}
