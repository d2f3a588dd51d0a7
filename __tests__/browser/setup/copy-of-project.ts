import { basename, join } from 'node:path';
import { copyProject } from '@/lib/kit/companies/copy-project';
import { started } from './open-page';

/** Copies this project for a test that builds it with settings of its own. Returns the folder. */
export function copyOfProject(name: string): string {
  return copyProject(join(basename(started?.run ?? ''), name));
}
