import { buildAll } from '@/lib/kit/companies';
import { project } from './project';

/** `npm run build:all`: builds every site of the project or of companies (PRODUCT rule 49). */
export function run(): Promise<void> {
  return buildAll(project);
}
