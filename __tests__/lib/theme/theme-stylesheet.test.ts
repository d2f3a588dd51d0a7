import { REGIONS, regions, type Region } from '@/lib/region/regions';
import { deriveTheme } from '@/lib/theme/derive-theme';
import { themeStylesheet } from '@/lib/theme/theme-stylesheet';
import { cssDeclarations } from '../css-declarations';

/** The custom properties of a region, in the dark scheme if the selector begins with `dark`. */
function customProperties(region: Region, wanted: ':root' | 'dark :root'): Record<string, string> {
  const sheet = themeStylesheet(regions[region].palette, 'Example Finance', {
    from: 3.19,
    to: 4.5,
  });
  const flat = sheet.replace(
    /@media \(prefers-color-scheme:dark\)\{(:root\{[^}]*\})\}$/,
    'dark $1',
  );
  const [, , block = ''] =
    [...flat.matchAll(/([^{}]+)\{([^}]*)\}/g)].find(([, selector]) => selector === wanted) ?? [];
  return cssDeclarations(block);
}

test.each(REGIONS)(
  '%s has the colours of both schemes and the widths of the amounts as custom properties',
  (region) => {
    const { light, dark, footer } = deriveTheme(regions[region].palette);
    const properties = (colours: typeof light) => ({
      '--background': colours.background,
      '--surface': colours.surface,
      '--text': colours.text,
      '--text-muted': colours.textMuted,
      '--line': colours.line,
      '--border': colours.border,
      '--accent': colours.accent,
      '--on-accent': colours.onAccent,
      '--card-disc': colours.cardDisc,
      '--disc': colours.disc,
      '--dark-card': colours.darkCard,
      '--dark-card-amount': colours.darkCardAmount,
      '--action': colours.action,
      '--on-action': colours.onAction,
      '--error': colours.error,
    });

    expect(customProperties(region, ':root')).toEqual({
      ...properties(light),
      '--footer-background': footer.background,
      '--footer-text': footer.text,
      '--footer-text-muted': footer.textMuted,
      '--from-ems': '3.19',
      // The wider of both amounts.
      '--amount-ems': '4.5',
    });
    expect(customProperties(region, 'dark :root')).toEqual(properties(dark));
  },
);

test.each([
  ['महालक्ष्मी Finance', true],
  ['Müller & Söhne 24', false],
])('gives the lines of the name %s the height that its letters need', (name, taller) => {
  const sheet = themeStylesheet(regions.india.palette, name, {
    from: 3.19,
    to: 4.5,
  });

  expect(sheet.includes('--name-leading:1.3')).toBe(taller);
});
