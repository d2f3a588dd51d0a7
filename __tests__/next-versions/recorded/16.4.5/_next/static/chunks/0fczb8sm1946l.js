/* Reduced from 188249 characters. */
