export {
  getLocation,
  locationAnswerSchema,
  locationSchema,
  type VisitorLocation,
} from './access/get-location.ts';
