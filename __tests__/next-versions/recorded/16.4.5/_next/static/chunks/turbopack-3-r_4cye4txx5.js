/* Reduced from 10172 characters. */
