/**
 * The configuration of Cloudflare Workers, for `wrangler deploy --config out.wrangler.jsonc`. The
 * headers are in `_headers`.
 */
export function wranglerJsonc(): string {
  const settings = {
    compatibility_date: '2026-01-01',
    assets: {
      directory: './out',
      html_handling: 'drop-trailing-slash',
      not_found_handling: '404-page',
    },
  };
  return `// The configuration of Cloudflare Workers, written by "next build".
// Deploy with: npx wrangler deploy --config out.wrangler.jsonc --name NAME
${JSON.stringify(settings, null, 2)}
`;
}
