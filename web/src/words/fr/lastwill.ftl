# lastwill
