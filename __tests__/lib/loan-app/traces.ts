import { ADDRESS_HEADERS } from '@/lib/loan-app/client/address-headers';
import { COMPONENT_DEFAULTS, COMPONENT_LABELS } from '@/lib/loan-app/component-set';
import { endpoints } from '@/lib/loan-app/endpoints';

/**
 * Text that the loan app's modules and axios leave in a minified script, and nothing else of the site does:
 * none of it may stand in a script of the export.
 */
export const TRACES: readonly string[] = [
  ...Object.values(endpoints).flatMap((group) =>
    typeof group === 'string' ? group : Object.values(group),
  ),
  ...Object.values(ADDRESS_HEADERS).flatMap((table) => Object.keys(table)),
  ...Object.keys(COMPONENT_DEFAULTS),
  ...Object.values(COMPONENT_LABELS),
  'X-Requested-With',
  'AppApiMissingError',
  'FileInFormError',
  'InvalidAmountError',
  'AxiosError',
  'AxiosHeaders',
  'ERR_FORM_DATA_DEPTH_EXCEEDED',
  'X-XSRF-TOKEN',
  'meeteiMayek',
  String.raw`^1\d{10}$`,
];
