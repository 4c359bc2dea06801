export {
  getScripts,
  scriptEntrySchema,
  scriptsResponseSchema,
  scriptsQuerySchema,
  type ScriptEntry,
} from './tracking/get-scripts.ts';
export { logEvent, logEventRequestSchema, type LogEventRequest } from './tracking/log-event.ts';
