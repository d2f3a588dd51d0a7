/** The key of `sessionStorage` under which a page leaves its state for itself before a reload. */
export const RECOVERY_STATE = 'unanswered';
