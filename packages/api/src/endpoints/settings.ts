export {
  getLocale,
  localeResponseSchema,
  localeParamsSchema,
  type LocaleResponse,
} from './settings/get-locale.ts';
export { getSettings, settingsResponseSchema, type SettingsResponse } from './settings/get-settings.ts';
