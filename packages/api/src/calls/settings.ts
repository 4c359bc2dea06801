export {
  getLocale,
  localeAnswerSchema,
  localeParamsSchema,
  type LocaleAnswer,
} from './settings/get-locale.ts';
export { getSettings, settingsAnswerSchema, type SettingsAnswer } from './settings/get-settings.ts';
