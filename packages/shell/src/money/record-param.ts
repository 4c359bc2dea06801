/** The parameter of the transactions' address that opens the record of a payment, by its ID or reference (PAY-10). */
export const RECORD_PARAM = 'record';
