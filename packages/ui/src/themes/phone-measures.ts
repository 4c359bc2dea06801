/** What phones have in every theme, whatever its tokens say (look §5). */
export const PHONE_MEASURES = { page: { side: '16px', cardGap: '12px' } } as const;
