/* Reduced from 17034 characters. */
