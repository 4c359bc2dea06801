/** A refusal as the platform sends it. */
export const refusal = (status: number, code?: string, errors?: Record<string, string>) => (): Response =>
  Response.json({ success: false, message: '', code, errors }, { status });

/** An answer that got lost on its way. */
export const lostAnswer = (): Response => Response.error();

/** An answer that does not come. */
export const neverAnswer = (): Promise<never> => new Promise<never>(() => undefined);
