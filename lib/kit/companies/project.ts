import type { EnvironmentVariables, LoadedSettings, SettingsFiles } from '../settings';

/** A site that a project can build, such as a region in a language. */
export interface Variant {
  /** Its language tag (BCP 47), such as `hi-IN`: the end of its settings file, and its folder. */
  readonly name: string;
  /** Its name in messages, such as "India, Hindi". */
  readonly label: string;
}

/** A variant and the settings in its files. */
export interface VariantSettings {
  readonly variant: Variant;
  readonly settings: EnvironmentVariables;
}

/** What the commands for several sites have to know of a project. */
export interface Project {
  readonly variants: readonly Variant[];
  /**
   * The variables that select a variant, and link it to the other sites of its company. They take
   * precedence over all settings.
   */
  readonly variablesOf: (
    variant: Variant,
    sites: readonly VariantSettings[],
  ) => EnvironmentVariables;
  /** The names of all settings. */
  readonly settingNames: readonly string[];
  readonly loadSettings: (
    environment: EnvironmentVariables,
    files: SettingsFiles,
  ) => LoadedSettings<unknown>;
  /** The variable by which a settings file may list the sites, which the commands replace. */
  readonly linksVariable: string;
}
