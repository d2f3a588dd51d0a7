import { QUERY_PARAMETER_HEADERS } from '@/lib/loan-app/client/headers-from-url';
import { endpoints } from '@/lib/loan-app/endpoints';
import { UI_KIT_DEFAULTS, UI_KIT_LABELS } from '@/lib/loan-app/ui-kit-defaults';

/**
 * Strings that only the loan app's modules and axios leave in a minified script. If a script of the
 * export contains one, the loan app was bundled (PRODUCT rule 33).
 */
export const BUNDLE_MARKERS: readonly string[] = [
  ...Object.values(endpoints).flatMap((group) =>
    typeof group === 'string' ? group : Object.values(group),
  ),
  ...Object.values(QUERY_PARAMETER_HEADERS).flatMap((table) => Object.keys(table)),
  ...Object.keys(UI_KIT_DEFAULTS),
  ...Object.values(UI_KIT_LABELS),
  'delayShouldPayAmount',
  'citySelect',
  'X-Requested-With',
  'An amount is a whole number',
  'AxiosError',
  'AxiosHeaders',
  'ERR_FORM_DATA_DEPTH_EXCEEDED',
  'X-XSRF-TOKEN',
  'meeteiMayek',
  String.raw`^1\d{10}$`,
];
