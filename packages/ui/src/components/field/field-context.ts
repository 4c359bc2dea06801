import { createContext, use } from 'react';

/** What a field tells the control inside it. */
export type FieldContextValue = { id: string; describedBy: string | undefined; invalid: boolean };

/** Carries a field's label, hint and error to its control. */
export const FieldContext = createContext<FieldContextValue | null>(null);

/**
 * The attributes that tie a control to its field. A control with a name of its own (`aria-label`: one
 * of two in a field) keeps that name and only shares hint and error.
 */
export function useFieldControl(ownName: string | undefined): {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
} {
  const field = use(FieldContext);
  if (!field) return {};
  return {
    ...(ownName === undefined && { id: field.id }),
    ...(field.describedBy !== undefined && { 'aria-describedby': field.describedBy }),
    ...(field.invalid && { 'aria-invalid': true }),
  };
}
