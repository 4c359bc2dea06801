export {
  getScripts,
  scriptEntrySchema,
  scriptsAnswerSchema,
  scriptsQuerySchema,
  type ScriptEntry,
} from './tracking/get-scripts.ts';
export { logEvent, logEventAskSchema, type LogEventAsk } from './tracking/log-event.ts';
