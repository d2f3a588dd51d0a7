import contactForm from '@/components/contact/contact-form.module.css';
import mainAction from '@/components/main-action.module.css';
import toast from '@/components/toast/toast.module.css';
import { STYLE_NAMES_ATTRIBUTE } from '@/lib/island-attributes';

/**
 * The names that Next gives to the classes of the islands' style sheets, by the path of each sheet.
 * esbuild, which bundles the islands for the browser, does not know them. A sheet that is missing
 * here, and a class that a sheet lacks, stop the build (lib/export/steps/bundle-late-scripts.ts).
 */
const STYLE_NAMES = {
  'components/contact/contact-form.module.css': contactForm,
  'components/main-action.module.css': mainAction,
  'components/toast/toast.module.css': toast,
};

/** Hands the names to the export, which removes the element. */
export function StyleNames() {
  return <template {...{ [STYLE_NAMES_ATTRIBUTE]: JSON.stringify(STYLE_NAMES) }} />;
}
