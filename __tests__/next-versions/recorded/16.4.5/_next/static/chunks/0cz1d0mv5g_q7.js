/* Reduced from 112541 characters. */
