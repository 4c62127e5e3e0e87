print("thumbgen")
